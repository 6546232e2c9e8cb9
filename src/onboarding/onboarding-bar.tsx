import { useSelector } from '@xstate/react';
import { ChevronDown } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { type BarStep, barSteps, type onboardingMachine } from '#machines/flow/onboarding.ts';
import { Box, Page, Row, Stack } from '#src/ui/layout.tsx';
import { StepsBar } from '#src/ui/steps-bar.tsx';
import { Text } from '#src/ui/text.tsx';
import { StepLabel } from './step-label.tsx';

type OnboardingActor = ActorRefFrom<typeof onboardingMachine>;

/** How far the creator is: a row on wide screens; on phones one line that opens to the whole list. */
export function OnboardingBar({ actor }: { actor: OnboardingActor }) {
  const intl = useIntl();
  const context = useSelector(actor, (current) => current.context);
  const isShown = useSelector(actor, (current) => current.hasTag('bar'));
  if (!isShown) return null;
  const steps = barSteps(context);
  const label = intl.formatMessage({ id: 'onboarding.label', defaultMessage: 'Your way to the first post' });
  const drawn = steps.map((step) => ({ key: step.step, state: step.state, label: <StepLabel {...step} /> }));
  return (
    <Box as="section" aria-label={label} bg="surface.raised" borderBlockEndWidth="1px" borderColor="line">
      <Page paddingBlock={{ base: '0', sm: '4' }}>
        <Box display={{ base: 'none', sm: 'block' }}>
          <StepsBar label={label} steps={drawn} />
        </Box>
        <Box display={{ base: 'block', sm: 'none' }}>
          <Folded steps={steps}>
            <StepsBar label={label} steps={drawn} />
          </Folded>
        </Box>
      </Page>
    </Box>
  );
}

function Folded({ steps, children }: { steps: BarStep[]; children: React.ReactNode }) {
  const current = steps.find(({ state }) => state === 'current') ?? steps[0];
  const done = steps.filter(({ state }) => state === 'done').length;
  if (!current) return null;
  return (
    <Box
      as="details"
      css={{
        '& > summary': { listStyle: 'none', cursor: 'pointer' },
        '& > summary::-webkit-details-marker': { display: 'none' },
        '&[open] > summary svg': { transform: 'rotate(180deg)' },
      }}
    >
      <Box as="summary">
        <Stack gap="2" paddingBlock="3" minHeight="target">
          <Row gap="3" flexWrap="nowrap" justifyContent="space-between">
            <Text size="sm" fontWeight="semibold" lineHeight="heading">
              <StepLabel {...current} />
            </Text>
            <Row gap="1" flexWrap="nowrap" color="ink.muted" flexShrink="0">
              <Text as="span" size="xs" whiteSpace="nowrap">
                <FormattedMessage
                  id="onboarding.count"
                  defaultMessage="{done, number} of {all, number} done"
                  values={{ done, all: steps.length }}
                />
              </Text>
              <ChevronDown size="1.1em" aria-hidden="true" />
            </Row>
          </Row>
          <Row gap="1" flexWrap="nowrap" aria-hidden="true">
            {steps.map(({ step, state }) => (
              <Box
                key={step}
                flex="1"
                height="1"
                borderRadius="full"
                bg={state === 'done' ? 'success' : state === 'current' ? 'accent' : 'line'}
              />
            ))}
          </Row>
        </Stack>
      </Box>
      <Box paddingBlockEnd="3">{children}</Box>
    </Box>
  );
}
