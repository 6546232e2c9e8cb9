import { Device } from './browser/device.ts';
import { Network, type SentRequest, type ServerReply } from './browser/network.ts';
import { type PortalProgram, Tab } from './browser/tab.ts';
import { createSession, type Environment, startTime } from './environment.ts';
import { checkInvariants, InvariantBroken, type Watched } from './invariants.ts';
import { Creator } from './people/creator.ts';
import { Moderator } from './people/moderator.ts';
import { wordAuthor, wordsIn } from './people/written-words.ts';
import { PublisherRecord } from './server/publisher-record.ts';
import { ServerState } from './server/server-state.ts';
import { SimulatedServer } from './server/simulated-server.ts';
import { createRandom, type Random } from './time/random.ts';
import { VirtualTime } from './time/virtual-time.ts';

/** Nobody can change a post then. */
const inReview = ['SUBMITTED_FOR_DHPUBLISH_REVIEW', 'PENDING'];

/** The people, devices and the server of one seed. */
export class World {
  readonly time = new VirtualTime(startTime);
  readonly trace: string[] = [];
  readonly creators: readonly Creator[];
  readonly moderators: readonly Moderator[];
  readonly #environment: Environment;
  readonly #state = new ServerState();
  readonly #random: Random;
  readonly #server: SimulatedServer;
  readonly #network: Network;
  readonly #watched: Watched;
  /** Who may use a device, by their user id. */
  readonly #owners = new Map<Device, string>();
  readonly #lastReplies = new Map<Device, ServerReply>();
  #tabs = 0;
  /** What somebody was sent of another person. */
  #leak: string | null = null;

  constructor(environment: Environment, seed: number) {
    this.#environment = environment;
    this.#random = createRandom(seed);
    const { time } = this;
    const chance = (name: string) => this.#random.fork(name);
    environment.use({ time, random: chance('process') });
    environment.files.clear();
    environment.database.onCommit = () => this.#readState();
    environment.database.losesCommits =
      environment.defect === 'lost-commit' ? chance('commits') : null;
    this.#server = new SimulatedServer(environment.process, time, chance('server'), this.report);
    const publisher = this.#addPublisher(chance('publisher'));
    this.#network = new Network(time, chance('network'), this.#answer);
    this.creators = environment.creatorIds
      .slice(0, this.#random.integer(1, 2))
      .map((userId, place) => this.#addCreator(userId, place + 1));
    this.moderators = environment.staffIds.map((userId, place) =>
      this.#addModerator(userId, place + 1),
    );
    this.#watched = { creators: this.creators, state: this.#state, publisher };
  }

  /** Signs everybody in. */
  async start(): Promise<void> {
    const { process } = this.#environment;
    process.jobs.mayHaveWork = false;
    for (const [device, userId] of this.#owners) {
      const [name, token] = await createSession(this.#environment, userId);
      device.cookies.set(name, token);
    }
  }

  /** From now on nothing fails any more. */
  calm(): void {
    this.#server.isCalm = true;
    this.#network.isCalm = true;
  }

  /** @throws InvariantBroken */
  check(): void {
    if (this.#leak !== null)
      throw new InvariantBroken("nobody reads or changes another's", this.#leak);
    checkInvariants(this.#watched);
  }

  /** How often each thing happened to posts. */
  get counts(): Record<string, number> {
    const words = this.creators.reduce((sum, creator) => sum + creator.words.count, 0);
    const counts: Record<string, number> = { crashes: this.#server.crashes, words };
    for (const event of this.#state.posts.flatMap(({ events }) => events))
      counts[event] = (counts[event] ?? 0) + 1;
    return counts;
  }

  /** The server has every word, and no device anything that waits. */
  get hasEverythingArrived(): boolean {
    return this.creators.every(
      (creator) =>
        this.#missingWords(creator).length === 0 &&
        creator.devices.every(({ waitingPosts }) =>
          waitingPosts.every((clientId) => this.#isInReview(clientId, creator)),
        ),
    );
  }

  /** Once nothing fails any more, the server has every word. @throws InvariantBroken */
  checkEverythingArrived(): void {
    for (const creator of this.creators) {
      const missing = this.#missingWords(creator);
      if (missing.length > 0)
        throw new InvariantBroken('everything arrives', `${creator.name}: ${missing.join(' ')}`);
    }
  }

  /** What was written on another device while a post is in review waits there for the decision. */
  #missingWords = (creator: Creator): string[] =>
    [...creator.words.required]
      .filter(([word, post]) => !this.#state.words.has(word) && !this.#isInReview(post, creator))
      .map(([word]) => word);

  #isInReview = (clientId: string, { userId }: Creator): boolean =>
    inReview.includes(this.#state.find(clientId, userId)?.state ?? '');

  report = (line: string): void => {
    this.trace.push(`${(this.time.elapsed / 1000).toFixed(3)} ${line}`);
  };

  #answer = async (request: SentRequest, device: Device) => {
    const reply = this.#swapReplies(await this.#server.answer(request), device);
    const body = reply?.body.slice(0, 60).replaceAll(/\s+/g, ' ') ?? 'no reply';
    this.report(`${device.name} ${request.url} → ${reply?.status ?? 0} ${body}`);
    const reader = this.creators.find(({ devices }) => devices.includes(device));
    const foreign = wordsIn(reply?.body ?? '').filter(
      (word) => reader && wordAuthor(word) !== reader.words.author,
    );
    if (foreign.length > 0) this.#leak = `${device.name} was sent ${foreign.join(' ')}`;
    return reply;
  };

  /** As it is, but for a deliberate defect. */
  #swapReplies(reply: ServerReply | null, device: Device): ServerReply | null {
    if (this.#environment.defect !== 'swapped-replies' || !reply) return reply;
    const [, swapped] = [...this.#lastReplies].find(([other]) => other !== device) ?? [];
    this.#lastReplies.set(device, reply);
    return swapped && this.#random.chance(0.1) ? swapped : reply;
  }

  async #readState(): Promise<void> {
    const { database, defect } = this.#environment;
    if (defect === 'forgotten-keys') await database.run('delete from idempotency_keys');
    await this.#state.read(database.run);
  }

  #addPublisher(random: Random): PublisherRecord {
    const publisher = new PublisherRecord();
    publisher.repeatsWithNewIds = this.#environment.defect === 'new-delivery-ids';
    publisher.isLost = () => !this.#server.isCalm && random.chance(0.15);
    this.#environment.process.surroundings.publisher = publisher;
    return publisher;
  }

  #addCreator(userId: string, number: number): Creator {
    const names = this.#random.chance(0.5) ? ['phone'] : ['phone', 'computer'];
    const devices = names.map((name) => this.#addDevice(`${name} ${number}`, userId));
    const world = {
      ...this.#forPeople(this.#environment.programs.creator),
      signIn: async (device: Device) => {
        device.cookies.set(...(await createSession(this.#environment, userId)));
      },
      endSession: async (device: Device) => device.cookies.clear(),
    };
    return new Creator({ userId, number, devices }, world, this.#random.fork(`creator ${number}`));
  }

  #addModerator(userId: string, number: number): Moderator {
    const device = this.#addDevice(`office ${number}`, userId);
    const random = this.#random.fork(device.name);
    const { programs } = this.#environment;
    return new Moderator(number, device, this.#forPeople(programs.moderator), random);
  }

  #addDevice(name: string, userId: string): Device {
    const device = new Device(name, this.time);
    device.losesDrafts = this.#environment.defect === 'lost-drafts';
    this.#owners.set(device, userId);
    return device;
  }

  #forPeople<Portal>(program: PortalProgram<Portal>) {
    return {
      state: this.#state,
      report: this.report,
      openTab: (device: Device) => {
        this.#tabs += 1;
        const random = this.#random.fork(`tab ${this.#tabs}`);
        const tab = new Tab({ program, device, network: this.#network, random });
        tab.saysSavedEarly = this.#environment.defect === 'early-saved';
        return tab;
      },
    };
  }
}
