import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  type HelpArea,
  type HelpQuestion,
  helpAreaNames,
  helpAreas,
} from '#domain/help/help-areas.ts';
import { matchesHelpSearch } from '#domain/help/help-search.ts';
import { SessionContext } from '#src/api/session-context.ts';
import { InstallHelp } from '#src/features/install/index.ts';
import { ProblemReportButton } from '#src/features/support/index.ts';
import { SupportLink } from '#src/ui/feedback/support-link.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Select } from '#src/ui/forms/select.tsx';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Box, Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { helpAreaTitles } from './help-area-names.ts';
import { helpTexts, helpValues } from './help-texts.ts';
import { Question } from './question.tsx';

export type HelpFilters = { area: HelpArea | null; search: string };

type HelpScreenProps = { filters: HelpFilters; onChange: (filters: HelpFilters) => void };

/** Questions and answers of one area or of all, which can be searched. */
export function HelpScreen({ filters, onChange }: HelpScreenProps) {
  const questions = useFoundQuestions(filters);
  const areas = helpAreaNames.filter((area) => questions[area].length > 0);
  const isSignedIn = useContext(SessionContext) !== null;
  const count = areas.reduce((sum, area) => sum + questions[area].length, 0);
  return (
    <Page reading paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <PageTitle>
          <FormattedMessage id="help.title" defaultMessage="Help" />
        </PageTitle>
        <HelpFiltersBar filters={filters} onChange={onChange} />
        <Text role="status" size="sm" muted>
          {filters.search.trim() !== '' && (
            <FormattedMessage
              id="help.found"
              defaultMessage="{count, plural, =0 {Nothing found} one {1 answer found} other {# answers found}}"
              values={{ count }}
            />
          )}
        </Text>
        {count === 0 && (
          <Text>
            <FormattedMessage
              id="help.nothing"
              defaultMessage="Try other words, or write to {mailbox}."
              description="mailbox is an email address"
              values={{ mailbox: <SupportLink /> }}
            />
          </Text>
        )}
        {areas.map((area) => (
          <Stack as="section" key={area} gap="2" aria-labelledby={`help-${area}`}>
            <Heading as="h2" id={`help-${area}`} size="sm">
              <FormattedMessage {...helpAreaTitles[area]} />
            </Heading>
            <div>
              {questions[area].map((question) => (
                <Question key={question} id={question} />
              ))}
            </div>
          </Stack>
        ))}
        {isSignedIn && <InstallHelp />}
        {isSignedIn && <ProblemReportButton />}
      </Stack>
    </Page>
  );
}

function HelpFiltersBar({ filters, onChange }: HelpScreenProps) {
  const intl = useIntl();
  return (
    <Row as="search" alignItems="end" gap="4">
      <Box flex="1 1 14rem">
        <Field label={<FormattedMessage id="help.search" defaultMessage="Search help" />}>
          <TextInput
            type="search"
            dir="auto"
            value={filters.search}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => onChange({ ...filters, search: event.target.value })}
          />
        </Field>
      </Box>
      <Box flex="1 1 12rem">
        <Field label={<FormattedMessage id="help.areas" defaultMessage="Topic" />}>
          <Select
            value={filters.area ?? ''}
            onChange={(event) =>
              onChange({ ...filters, area: (event.target.value || null) as HelpArea | null })
            }
          >
            <option value="">
              {intl.formatMessage({ id: 'help.area.all', defaultMessage: 'All topics' })}
            </option>
            {helpAreaNames.map((area) => (
              <option key={area} value={area}>
                {intl.formatMessage(helpAreaTitles[area])}
              </option>
            ))}
          </Select>
        </Field>
      </Box>
    </Row>
  );
}

/** The questions to show in each area, searched in the reader's language. */
function useFoundQuestions({ area, search }: HelpFilters): Record<HelpArea, HelpQuestion[]> {
  const intl = useIntl();
  const isFound = (id: HelpQuestion) => {
    const { question, answer } = helpTexts[id];
    const text = `${intl.formatMessage(question)} ${intl.formatMessage(answer, helpValues[id])}`;
    return matchesHelpSearch(text, search);
  };
  return Object.fromEntries(
    helpAreaNames.map((name) => [
      name,
      area === null || area === name ? helpAreas[name].filter(isFound) : [],
    ]),
  ) as Record<HelpArea, HelpQuestion[]>;
}
