import { FormattedMessage } from 'react-intl';
import { Stack } from '#src/ui/layout.tsx';
import { Text } from '#src/ui/text.tsx';
import { ChangedWords } from './changed-words.tsx';
import type { Paragraph } from './changes.ts';

/** Paragraphs around a change that tell where in the text it is. */
const around = 1;

type Shown = { place: number; paragraph: Paragraph } | { place: number; skipped: number };

/** The paragraphs that changed and those beside them; of the others only how many there are. */
function shownOf(paragraphs: Paragraph[]): Shown[] {
  const shown: Shown[] = [];
  for (const [place, paragraph] of paragraphs.entries()) {
    const near = paragraphs.slice(Math.max(0, place - around), place + around + 1);
    const last = shown.at(-1);
    if (near.some(({ isSame }) => !isSame)) shown.push({ place, paragraph });
    else if (last && 'skipped' in last) last.skipped += 1;
    else shown.push({ place, skipped: 1 });
  }
  return shown;
}

/** A text with what changed in it. */
export function ChangedText({ paragraphs }: { paragraphs: Paragraph[] }) {
  return (
    <Stack gap="3">
      {shownOf(paragraphs).map((shown) =>
        'skipped' in shown ? (
          <Skipped key={shown.place} count={shown.skipped} />
        ) : (
          <Text key={shown.place} muted={shown.paragraph.isSame} overflowWrap="anywhere">
            <ChangedWords pieces={shown.paragraph.pieces} />
          </Text>
        ),
      )}
    </Stack>
  );
}

function Skipped({ count }: { count: number }) {
  return (
    <Text size="sm" muted>
      <FormattedMessage
        id="versions.unchanged-paragraphs"
        defaultMessage="{count, plural, one {… # paragraph as before …} other {… # paragraphs as before …}}"
        values={{ count }}
      />
    </Text>
  );
}
