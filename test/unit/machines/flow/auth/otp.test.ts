import { describe, expect, it } from 'vitest';
import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type SnapshotFrom,
  waitFor,
} from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { otpMachine, type PhoneReply, type PhoneRequest } from '#machines/flow/auth/otp.ts';
import { secondsUntilResend } from '#machines/flow/auth/resend-countdown.ts';

const reply: PhoneReply = {
  message: 'Otp Sent',
  action: 'submit-phone',
  maskedPhone: '••••••3210',
  resendAfter: 60,
  expiresIn: 300,
  otpDigits: 4,
  nextScreen: null,
  newUser: null,
  selectAccount: null,
};
const startedAt = 1_700_000_000_000;

type State = Parameters<SnapshotFrom<typeof otpMachine>['matches']>[0];

/**
 * The chart with a clock that the test controls; calls are answered in turn, a Failure is thrown.
 */
function start(...answers: (PhoneReply | Failure)[]) {
  const asked: PhoneRequest[] = [];
  let tick: (now: number) => void = () => {};
  const machine = otpMachine.provide({
    actors: {
      updatePhoneNo: fromPromise<PhoneReply, PhoneRequest>(async ({ input }) => {
        asked.push(input);
        const answer = answers.shift();
        if (!answer) throw new Error('asked once too often');
        if (answer instanceof Failure) throw answer;
        return answer;
      }),
      clock: fromCallback(({ sendBack }) => {
        tick = (now) => sendBack({ type: 'clock.ticked', now });
      }),
    },
  });
  const actor = createActor(machine, {
    input: { now: startedAt },
    clock: new SimulatedClock(),
  }).start();
  return {
    actor,
    asked,
    /** The wall clock shows that many seconds since the beginning. */
    at: (seconds: number) => tick(startedAt + seconds * 1000),
    until: (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state)),
    wait: () => secondsUntilResend(actor.getSnapshot().context),
    can: (type: 'resend.requested' | 'phone-edit.requested') => actor.getSnapshot().can({ type }),
  };
}

async function startAtCode(...answers: (PhoneReply | Failure)[]) {
  const otp = start(reply, ...answers);
  otp.actor.send({ type: 'phone.submitted', phone: '+91 98765 43210' });
  await otp.until({ code: 'awaitingCode' });
  return otp;
}

const enter = (otp: ReturnType<typeof start>, code = '4821') =>
  otp.actor.send({ type: 'code.submitted', code });

describe('sending a code', () => {
  // spec 3.15, 5.20
  it('asks with ten digits, however the number was typed', async () => {
    const { asked } = await startAtCode();
    expect(asked).toEqual([{ phone: '9876543210', action: 'submit-phone' }]);
  });

  it('does not ask with a malformed number', () => {
    const { actor, asked } = start();
    actor.send({ type: 'phone.submitted', phone: '98765' });
    expect(actor.getSnapshot().value).toBe('enteringPhone');
    expect(asked).toEqual([]);
  });

  it('says why none was sent, and sends again', async () => {
    const otp = start(
      new Failure({ code: 'otp-rate-limited', status: 429, retryAfter: 1800 }),
      reply,
    );
    otp.actor.send({ type: 'phone.submitted', phone: '9876543210' });
    expect((await otp.until('sendFailed')).context.failure?.retryAfter).toBe(1800);
    otp.actor.send({ type: 'phone.submitted', phone: '9876543210' });
    expect((await otp.until({ code: 'awaitingCode' })).context.failure).toBeNull();
  });

  it('continues with a pending code, with its remaining wait', async () => {
    const otp = start(new Failure({ code: 'otp-resend-too-soon', status: 429, retryAfter: 42 }));
    otp.actor.send({ type: 'phone.submitted', phone: '9876543210' });
    await otp.until({ code: 'awaitingCode' });
    expect(otp.wait()).toBe(42);
  });
});

describe('the resend clock', () => {
  // spec 4.24, 9.2
  it('is disabled for sixty seconds of wall-clock time, also when the tab slept', async () => {
    const otp = await startAtCode();
    expect(otp.wait()).toBe(60);
    otp.at(18);
    expect(otp.wait()).toBe(42);
    expect(otp.can('resend.requested')).toBe(false);
    otp.at(3600);
    expect(otp.wait()).toBe(0);
    expect(otp.can('resend.requested')).toBe(true);
  });

  it('starts again with the next code', async () => {
    const otp = await startAtCode(reply);
    otp.at(61);
    otp.actor.send({ type: 'resend.requested' });
    expect(otp.can('resend.requested')).toBe(false);
    await otp.until({ code: 'awaitingCode' });
    expect(otp.wait()).toBe(60);
  });

  it('keeps the place when the next code was not sent', async () => {
    const otp = await startAtCode(
      new Failure({ code: 'otp-rate-limited', status: 429, retryAfter: 600 }),
      reply,
    );
    otp.at(61);
    otp.actor.send({ type: 'resend.requested' });
    await otp.until({ code: 'resendFailed' });
    expect(otp.wait()).toBe(600);
    enter(otp);
    await otp.until('verified');
  });
});

describe('checking a code', () => {
  it('ends with the number when it was right', async () => {
    const otp = await startAtCode({ ...reply, nextScreen: 'post-listing' });
    const screens: string[] = [];
    otp.actor.on('next-screen.received', ({ nextScreen }) => screens.push(nextScreen));
    enter(otp);
    expect((await otp.until('verified')).output).toEqual({ phone: '9876543210', hasChoice: false });
    expect(otp.asked[1]).toEqual({ phone: '9876543210', otp: '4821', action: 'verify-phone' });
    expect(screens).toEqual(['post-listing']);
  });

  // spec 4.25, 5.21
  it('does not check half a code', async () => {
    const otp = await startAtCode();
    enter(otp, '482');
    expect(otp.asked).toHaveLength(1);
  });

  // spec 4.25
  it('checks a complete code without a press, and each code once', async () => {
    const failed = new Failure({ code: 'network', status: 0 });
    const otp = await startAtCode(failed, failed);
    const type = (code: string) => otp.actor.send({ type: 'code.entered', code });
    for (const typed of ['4', '48', '482', '4821']) type(typed);
    await otp.until({ code: 'verifyFailed' });
    for (const typed of ['482', '4821']) type(typed);
    expect(otp.actor.getSnapshot().matches({ code: 'verifyFailed' })).toBe(true);
    type('4822');
    await otp.until({ code: 'verifyFailed' });
    expect(otp.asked.slice(1).map(({ otp: code }) => code)).toEqual(['4821', '4822']);
  });

  // spec 4.26
  it('announces every check, whether the code was right or wrong', async () => {
    const otp = await startAtCode(new Failure({ code: 'otp-wrong', status: 400 }), reply);
    const announced: string[] = [];
    otp.actor.on('code.checked', ({ type }) => announced.push(type));
    enter(otp);
    await otp.until({ code: 'codeWrong' });
    expect(announced).toHaveLength(1);
    enter(otp, '1111');
    await otp.until('verified');
    expect(announced).toHaveLength(2);
  });

  it('checks a refused code again when it is entered again', async () => {
    const otp = await startAtCode(
      new Failure({ code: 'otp-wrong', status: 400, attemptsLeft: 4 }),
      reply,
    );
    enter(otp);
    await otp.until({ code: 'codeWrong' });
    otp.actor.send({ type: 'code.entered', code: '4821' });
    await otp.until('verified');
  });

  it('shows the number of tries left, and accepts another code', async () => {
    const otp = await startAtCode(
      new Failure({ code: 'otp-wrong', status: 400, attemptsLeft: 4 }),
      reply,
    );
    enter(otp);
    expect((await otp.until({ code: 'codeWrong' })).context.failure?.attemptsLeft).toBe(4);
    enter(otp, '1111');
    await otp.until('verified');
  });

  it('opens the next code at once when this one is too old', async () => {
    const otp = await startAtCode(new Failure({ code: 'otp-expired', status: 400 }));
    enter(otp);
    await otp.until({ code: 'codeExpired' });
    expect(otp.can('resend.requested')).toBe(true);
  });

  it('takes no further code when the last try was wrong', async () => {
    const otp = await startAtCode(new Failure({ code: 'otp-wrong', status: 400, attemptsLeft: 0 }));
    enter(otp);
    await otp.until({ code: 'triesExhausted' });
    expect(otp.wait()).toBe(60);
  });

  it('waits as long as the server says after too many tries', async () => {
    const otp = await startAtCode(
      new Failure({ code: 'otp-attempts-exhausted', status: 429, attemptsLeft: 0, retryAfter: 20 }),
    );
    enter(otp);
    await otp.until({ code: 'triesExhausted' });
    expect(otp.wait()).toBe(20);
    expect(otp.actor.getSnapshot().can({ type: 'code.submitted', code: '1111' })).toBe(false);
  });

  it('does not treat a network error as a wrong code', async () => {
    const otp = await startAtCode(new Failure({ code: 'network', status: 0 }), reply);
    enter(otp);
    await otp.until({ code: 'verifyFailed' });
    enter(otp);
    await otp.until('verified');
  });

  it.each([
    ['account-blocked', 403, 'blocked'],
    ['not-available', 409, { code: 'numberTaken' }],
  ] as const)('says %s, and takes another number', async (code, status, state) => {
    const otp = await startAtCode(new Failure({ code, status }));
    enter(otp);
    await otp.until(state);
    otp.actor.send({ type: 'phone-edit.requested' });
    expect(otp.actor.getSnapshot().value).toBe('enteringPhone');
  });
});
