import { type Box, type BoxReader, readAscii } from '#domain/media/mp4-boxes.ts';

/**
 * Bytes of a box's content, from the first to before the second; the content ends the last part.
 */
type Part = readonly [from: number, to: number];

/** What is kept of a box: all of its content, or the inner boxes with rules of their own. */
export type BoxRule = {
  /** Bytes before the first box inside. */
  skip?: number | ((content: Content) => Promise<number>);
  inside?: BoxRules;
  /** The bytes of the content to overwrite with zeros. */
  erase?: (content: Content) => Promise<readonly Part[]> | readonly Part[];
};
type Content = { reader: BoxReader; box: Box };
export type BoxRules = Readonly<Record<string, BoxRule>>;

const allow: BoxRule = {};
const allowAll = <Type extends string>(...types: Type[]) =>
  Object.fromEntries(types.map((type) => [type, allow])) as Record<Type, BoxRule>;

/** When it was made and last changed: 32 bits each, 64 in version 1 (8.2.2). */
const dated: BoxRule = {
  erase: async ({ reader, box }) =>
    box.end === box.start
      ? []
      : [[4, (await reader.view(box.start, 1)).getUint8(0) === 1 ? 20 : 12]],
};

/** Its maker and its name, often that of a camera (8.4.3). */
const handler: BoxRule = { erase: () => [[12, Number.POSITIVE_INFINITY]] };

/**
 * Of the data references only the flag for "in this file" is kept; an alias contains folder names
 * of a computer.
 */
const reference: BoxRule = { erase: () => [[4, Number.POSITIVE_INFINITY]] };

const pictureEntry: BoxRule = {
  skip: 78,
  // The maker of the encoder, and its name as people read it: "GoPro AVC encoder".
  erase: () => [
    [8, 24],
    [42, 74],
  ],
  inside: {
    ...allowAll(
      'avcC',
      'hvcC',
      'lhvC',
      'av1C',
      'vpcC',
      'vvcC',
      'evcC',
      'esds',
      'd263',
      'dvcC',
      'dvvC',
      'dvwC',
    ),
    ...allowAll(
      'hvcE',
      'colr',
      'pasp',
      'clap',
      'btrt',
      'fiel',
      'gama',
      'mdcv',
      'clli',
      'SmDm',
      'CoLL',
    ),
  },
};

const soundConfiguration: BoxRules = {
  ...allowAll(
    'esds',
    'dac3',
    'dec3',
    'dac4',
    'dOps',
    'dfLa',
    'alac',
    'wave',
    'chan',
    'chnl',
    'pcmC',
  ),
  ...allowAll('mhaC', 'mhaP', 'btrt', 'srat', 'dapa'),
  // The maker of the encoder (3GPP TS 26.244, 6.7).
  damr: { erase: () => [[0, 4]] },
};

const soundEntry: BoxRule = {
  skip: soundEntryHead,
  erase: () => [[12, 16]],
  inside: soundConfiguration,
};

/** Bytes before the boxes of a sound entry: QuickTime's versions 1 and 2 are longer than ISO's. */
async function soundEntryHead({ reader, box }: Content): Promise<number> {
  const { view } = reader;
  const has = async (at: number) =>
    box.start + at + 8 <= box.end &&
    Object.hasOwn(soundConfiguration, readAscii(await view(box.start + at + 4, 4), 0, 4));
  for (const head of [28, 44, 64]) if (await has(head)) return head;
  return 28;
}

/** Entries of the sample descriptions by the kind of their track. */
export const sampleEntryRules: BoxRules = { vide: pictureEntry, soun: soundEntry };

const sampleTable: BoxRules = {
  ...allowAll(
    'stsd',
    'stts',
    'ctts',
    'cslg',
    'stsc',
    'stsz',
    'stz2',
    'stco',
    'co64',
    'stss',
    'stsh',
  ),
  ...allowAll('padb', 'stdp', 'sdtp', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio'),
};

const dataInformation: BoxRules = {
  dref: { skip: 8, inside: { 'url ': reference, 'urn ': reference, alis: reference } },
};

const media: BoxRules = {
  mdhd: dated,
  hdlr: handler,
  minf: {
    inside: {
      ...allowAll('vmhd', 'smhd'),
      dinf: { inside: dataInformation },
      stbl: { inside: sampleTable },
    },
  },
};

const track: BoxRules = {
  tkhd: dated,
  edts: { inside: allowAll('elst') },
  tapt: { inside: allowAll('clef', 'prof', 'enof') },
  mdia: { inside: media },
};

const fragment: BoxRules = allowAll(
  ...(['tfhd', 'tfdt', 'trun', 'sdtp', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio'] as const),
);

/**
 * The boxes that playing needs, level by level. Any other box becomes free space, so unknown places
 * for coordinates are covered.
 */
export const allowedBoxes: BoxRules = {
  ...allowAll('ftyp', 'styp', 'mdat', 'sidx', 'ssix'),
  moov: {
    inside: { mvhd: dated, trak: { inside: track }, mvex: { inside: allowAll('mehd', 'trex') } },
  },
  moof: { inside: { mfhd: allow, traf: { inside: fragment } } },
  mfra: { inside: allowAll('tfra', 'mfro') },
};
