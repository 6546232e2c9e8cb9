import { icons, iconUses } from 'virtual:source-uses';
import { Box } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';

/** The icons that the portal's sources import, with the number of files that use each. */
export function IconList() {
  return (
    <Box
      as="ul"
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))"
      gap="3"
      padding="0"
      listStyleType="none"
    >
      {Object.entries(icons).map(([name, Icon]) => (
        <Box
          as="li"
          key={name}
          data-icon={name}
          title={iconUses[name]?.join('\n')}
          display="flex"
          flexDirection="column"
          alignItems="center"
          gap="1"
          paddingInline="1"
          paddingBlock="4"
          bg="surface.raised"
          borderWidth="1px"
          borderColor="line"
          borderRadius="md"
        >
          <Icon aria-hidden="true" />
          <Text size="xs" textAlign="center" overflowWrap="anywhere">
            {name}
          </Text>
          <Text size="xs" muted>
            {iconUses[name]?.length === 1 ? '1 file' : `${iconUses[name]?.length} files`}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
