import { FormattedMessage } from 'react-intl';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { ParagraphChange } from './diff.ts';
import { TextDiff } from './text-diff.tsx';

/** Paragraphs around a change that show where in the text it is. */
const contextParagraphs = 1;

type ShownParagraph =
  | { place: number; paragraph: ParagraphChange }
  | { place: number; skipped: number };

/** Changed paragraphs and their neighbours. Of the others only their number is shown. */
function collapseUnchanged(paragraphs: ParagraphChange[]): ShownParagraph[] {
  const shown: ShownParagraph[] = [];
  for (const [place, paragraph] of paragraphs.entries()) {
    const near = paragraphs.slice(
      Math.max(0, place - contextParagraphs),
      place + contextParagraphs + 1,
    );
    const last = shown.at(-1);
    if (near.some(({ isSame }) => !isSame)) shown.push({ place, paragraph });
    else if (last && 'skipped' in last) last.skipped += 1;
    else shown.push({ place, skipped: 1 });
  }
  return shown;
}

/** A text with what changed in it. */
export function ParagraphDiff({ paragraphs }: { paragraphs: ParagraphChange[] }) {
  return (
    <Stack gap="3">
      {collapseUnchanged(paragraphs).map((shown) =>
        'skipped' in shown ? (
          <Skipped key={shown.place} count={shown.skipped} />
        ) : (
          <Text key={shown.place} muted={shown.paragraph.isSame} overflowWrap="anywhere">
            <TextDiff parts={shown.paragraph.parts} />
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
        defaultMessage="{count, plural, one {… # unchanged paragraph …} other {… # unchanged paragraphs …}}"
        values={{ count }}
      />
    </Text>
  );
}
