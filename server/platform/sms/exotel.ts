import type { Region } from '#domain/auth/regions.ts';
import { fallbackLanguage } from '#domain/language/languages.ts';
import { type RequestPolicy, requestProvider } from '../providers/request-provider.ts';
import { fillText } from '../texts/server-texts.ts';
import { codeMessage, type SmsGateway, SmsRefused, SmsTimedOut } from './sms.ts';
import {
  type NoticeGateway,
  type NoticeTemplates,
  type SmsTemplate,
  writtenValues,
} from './sms-notices.ts';

export type ExotelSettings = {
  /** `https://api.in.exotel.com/v1/Accounts/<sid>/Sms/send.json` */
  url: string;
  key: string;
  token: string;
  /** The header that people see as the sender. */
  sender: string;
  /** The sender's registration (DLT), required only in India. */
  entityId: string | undefined;
  templates: Record<Region, SmsTemplate>;
  notices: NoticeTemplates;
};

/**
 * Errors of the message itself. Any other failure, such as wrong keys or an empty balance, ends
 * once it is fixed.
 */
const permanentFailureStatuses = [400, 422];

/** Characters of GSM 03.38, with its extension; the gateway assumes these by default. */
const gsmText = /^[\n\f\r !-_a-z{|}~£¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà€]*$/u;

/** After a time-out the gateway may have the message. */
function toSmsError(error: unknown): unknown {
  const { cause } = error as { cause?: { name?: unknown } };
  if (cause?.name !== 'TimeoutError') return error;
  return new SmsTimedOut('The SMS gateway did not answer in time.', { cause });
}

/**
 * The SMS gateway of Exotel, or any with its wire format. One attempt per call: the queue retries.
 * @param noticePolicy the time limit for notices, which nobody waits for
 */
export function createExotelGateway(
  settings: ExotelSettings,
  policy: RequestPolicy,
  noticePolicy = policy,
): SmsGateway & NoticeGateway {
  const { url, key, token, sender, entityId, templates, notices } = settings;
  const authorization = `Basic ${Buffer.from(`${key}:${token}`).toString('base64')}`;
  const send = async (
    phone: string,
    text: string,
    fields: Record<string, string | undefined>,
    limit: RequestPolicy,
  ) => {
    const body = new URLSearchParams({ From: sender, To: `+91${phone}`, Body: text });
    const registration = { DltEntityId: entityId };
    if (!gsmText.test(text)) body.set('EncodingType', 'unicode');
    for (const [name, value] of Object.entries({ ...fields, ...registration }))
      if (value) body.set(name, value);
    const request = { method: 'POST', headers: { authorization }, body };
    const answer = await requestProvider(url, request, limit).catch((error: unknown) => {
      throw toSmsError(error);
    });
    if (answer.ok) return;
    const said = `The SMS gateway answered ${answer.status}.`;
    throw permanentFailureStatuses.includes(answer.status) ? new SmsRefused(said) : new Error(said);
  };
  return {
    sendCode(phone, code, { region, host, sendId }) {
      const { text, templateId: DltTemplateId } = templates[region];
      const message = codeMessage(text, code, host);
      const fields = {
        SmsType: 'transactional',
        Priority: 'high',
        CustomField: sendId,
        DltTemplateId,
      };
      return send(phone, message, fields, policy);
    },
    sendNotice(phone, { kind, language, values }) {
      // Where texts are registered, operators drop one that is not.
      const isUsable = !entityId || notices[kind][language].templateId !== undefined;
      const written = isUsable ? language : fallbackLanguage;
      const { text, templateId: DltTemplateId } = notices[kind][written];
      const fields = { SmsType: 'transactional', DltTemplateId };
      return send(phone, fillText(text, writtenValues(written, values)), fields, noticePolicy);
    },
  };
}
