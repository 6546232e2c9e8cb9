import { useSelector } from '@xstate/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import {
  type BarStep,
  barSteps,
  type onboardingMachine,
} from '#machines/flow/onboarding/onboarding.ts';
import { StepsBar } from '#src/ui/data/steps-bar.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { RouterButton, RouterLink } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { StepLabel } from './step-label.tsx';

type OnboardingActor = ActorRefFrom<typeof onboardingMachine>;

/**
 * How far the creator is: a row on wide screens; on phones one line that opens to the whole list.
 */
export function OnboardingBar({ actor }: { actor: OnboardingActor }) {
  const intl = useIntl();
  const context = useSelector(actor, (current) => current.context);
  const isShown = useSelector(actor, (current) => current.hasTag('bar'));
  if (!isShown) return null;
  const steps = barSteps(context);
  const label = intl.formatMessage({
    id: 'onboarding.label',
    defaultMessage: 'Steps to your first post',
  });
  const drawn = steps.map((step) => ({
    key: step.step,
    state: step.state,
    label: <LinkedLabel {...step} />,
  }));
  return (
    <Box
      as="section"
      aria-label={label}
      bg="surface.raised"
      borderBlockEndWidth="1px"
      borderColor="line"
    >
      <Page paddingBlock={{ base: '0', sm: '4' }}>
        <Box display={{ base: 'none', sm: 'block' }}>
          <StepsBar label={label} steps={drawn} />
        </Box>
        <Box display={{ base: 'block', sm: 'none' }}>
          <CollapsedSteps steps={steps}>
            <StepsBar label={label} steps={drawn} />
          </CollapsedSteps>
        </Box>
      </Page>
    </Box>
  );
}

/** The page of the next step, if the portal has one (spec point 4). */
function stepPath({ step, state, isRefused }: BarStep): string | null {
  if (state !== 'current') return null;
  if (step === 'profile-submission') return '/app/profile';
  if (step === 'bank-details-submission') return bankDetailsForm;
  return step === 'bank-details-approval-pending' && isRefused ? bankDetailsForm : null;
}

const bankDetailsForm = '/app/profile?bankDetailsSubmission=true';

function LinkedLabel(step: BarStep) {
  const path = stepPath(step);
  const label = <StepLabel {...step} />;
  return path ? <RouterLink to={path}>{label}</RouterLink> : label;
}

function CollapsedSteps({ steps, children }: { steps: BarStep[]; children: ReactNode }) {
  const current = steps.find(({ state }) => state === 'current') ?? steps[0];
  if (!current) return null;
  const path = stepPath(current);
  return (
    <>
      <Box
        as="details"
        css={{
          '& > summary': { listStyle: 'none', cursor: 'pointer' },
          '& > summary::-webkit-details-marker': { display: 'none' },
          '&[open] > summary svg': { transform: 'rotate(180deg)' },
        }}
      >
        <Box as="summary">
          <StepsSummary current={current} steps={steps} />
        </Box>
        <Box paddingBlockEnd="3">{children}</Box>
      </Box>
      {path && <NextFormButton path={path} {...current} />}
    </>
  );
}

type SummaryProps = { current: BarStep; steps: BarStep[] };

/** The next step, and how many are done, as a number and a bar. */
function StepsSummary({ current, steps }: SummaryProps) {
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <Stack gap="2" paddingBlock="2" minHeight="target">
      <Row gap="3" justifyContent="space-between">
        <Text size="sm" fontWeight="semibold" lineHeight="heading" flex="1 1 11rem">
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
            transitionProperty="background-color"
            transitionDuration="slow"
          />
        ))}
      </Row>
    </Stack>
  );
}

type NextFormButtonProps = { path: string } & Pick<BarStep, 'step' | 'isRefused'>;

/** The way to the next form, unless that is the page. */
function NextFormButton({ path, step, isRefused }: NextFormButtonProps) {
  const { pathname } = useLocation();
  if (pathname === path) return null;
  return (
    <Box paddingBlockEnd="2">
      <RouterButton kind="secondary" size="sm" wide to={path}>
        {step === 'profile-submission' ? (
          <FormattedMessage
            id="onboarding.profile.create"
            defaultMessage="Create profile"
            description="Button"
          />
        ) : isRefused ? (
          <FormattedMessage
            id="onboarding.bank.update"
            defaultMessage="Update bank details"
            description="Button"
          />
        ) : (
          <FormattedMessage
            id="onboarding.bank.add"
            defaultMessage="Add bank details"
            description="Button"
          />
        )}
      </RouterButton>
    </Box>
  );
}
