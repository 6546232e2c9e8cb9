import { FormattedMessage } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { Columns, LandingSection } from './landing-section.tsx';

const Stage = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'center',
    height: '11rem',
    borderRadius: 'md',
    overflow: 'hidden',
  },
  variants: { ground: { marker: { bg: 'marker.soft' }, blush: { bg: 'accent.soft' } } },
});
const Drawing = chakra('svg', { base: { height: 'full', width: 'auto', maxWidth: 'full' } });
const Shape = chakra('path', { base: { fill: 'currentColor' } });

/** What creators get: two cards. */
export function Perks() {
  return (
    <LandingSection
      id="perks"
      title={
        <FormattedMessage
          id="landing.perks.title"
          defaultMessage="Why create with us"
          description="Heading of the two perk cards"
        />
      }
    >
      <Columns>
        <Card as="article">
          <Stage ground="marker">
            <RisingEarnings />
          </Stage>
          <Heading as="h3" size="lg">
            <FormattedMessage
              id="landing.perks.rewards.title"
              defaultMessage="Get rewarded"
              description="Perk card"
            />
          </Heading>
          <Text>
            <FormattedMessage
              id="landing.perks.rewards.text"
              defaultMessage="More engagement means more earnings. Every view, like, share and comment counts, and you see the numbers for each post."
              description="Perk card"
            />
          </Text>
        </Card>
        <Card as="article">
          <Stage ground="blush">
            <FrontPage />
          </Stage>
          <Heading as="h3" size="lg">
            <FormattedMessage
              id="landing.perks.fame.title"
              defaultMessage="Become famous"
              description="Perk card"
            />
          </Heading>
          <Text>
            <FormattedMessage
              id="landing.perks.fame.text"
              defaultMessage="Approved creators get a blue tick. Your name appears on every post, so readers everywhere get to know you."
              description="Perk card"
            />
          </Text>
        </Card>
      </Columns>
    </LandingSection>
  );
}

/** Coins in growing piles. */
function RisingEarnings() {
  const piles = [2, 3, 5, 8];
  return (
    <Drawing viewBox="0 0 240 150" aria-hidden="true">
      {piles.map((coins, pile) =>
        Array.from({ length: coins }, (_, coin) => (
          <chakra.g
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing; nothing in it ever moves
            key={`${pile}-${coin}`}
            color="marker"
          >
            <Shape d={coinAt(30 + pile * 48, 138 - coin * 14)} />
            <chakra.path
              d={coinAt(30 + pile * 48, 138 - coin * 14)}
              fill="none"
              color="ink"
              stroke="currentColor"
              strokeWidth="2.5"
            />
          </chakra.g>
        )),
      )}
    </Drawing>
  );
}

function coinAt(x: number, y: number): string {
  const outline = 'v-7c0-4 8-7 18-7s18 3 18 7v7c0 4-8 7-18 7s-18-3-18-7Z';
  const rim = 'm0-7c0 4 8 7 18 7s18-3 18-7';
  return `M${x - 18} ${y}${outline}${rim}`;
}

/** A front page with a portrait and a tick. */
function FrontPage() {
  return (
    <Drawing viewBox="0 0 240 150" aria-hidden="true">
      <chakra.g color="surface.raised">
        <Shape d="M44 22h152v140H44z" />
      </chakra.g>
      <chakra.g color="ink">
        <Shape d="M44 20h152v3H44zM60 36h120v10H60zM60 54h120v2H60z" />
        <Shape d="M136 70h44v6h-44zM136 84h44v4h-44zM136 96h44v4h-44zM136 108h30v4h-30zM136 126h44v4h-44zM136 138h38v4h-38z" />
      </chakra.g>
      <chakra.g color="marker">
        <Shape d="M60 68h64v82H60z" />
      </chakra.g>
      <chakra.g color="ink">
        <Shape d="M92 84a15 15 0 0 1 15 15c0 9-7 17-15 17s-15-8-15-17a15 15 0 0 1 15-15ZM66 150c1-17 12-27 26-27s25 10 26 27H66Z" />
      </chakra.g>
      <chakra.g color="tick">
        <Shape d="M122 56a14 14 0 1 1 0 28 14 14 0 0 1 0-28Z" />
      </chakra.g>
      <chakra.path
        d="m115.500 70 5 5 9-10"
        fill="none"
        color="surface.raised"
        stroke="currentColor"
        strokeWidth="3.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Drawing>
  );
}
