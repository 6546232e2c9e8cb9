import { X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { truncateGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { chipRecipe, chipRemoveRecipe } from '#src/theme/recipes/chip.ts';

const Box = chakra('span', chipRecipe);
const Remove = chakra('button', chipRemoveRecipe);

/**
 * One chosen thing that can be taken away again; cut after 15 characters, whole in its title (spec
 * point 5).
 */
export function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  const intl = useIntl();
  const label = intl.formatMessage(
    { id: 'ui.chip.remove', defaultMessage: 'Remove {name}', description: 'Button on a chip' },
    { name: text },
  );
  return (
    <Box title={text}>
      <bdi>{truncateGraphemes(text, limits.chipGraphemes)}</bdi>
      <Remove type="button" aria-label={label} onClick={onRemove}>
        <X size="1.1em" aria-hidden="true" />
      </Remove>
    </Box>
  );
}
