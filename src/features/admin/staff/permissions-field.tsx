import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffMemberValues } from '#domain/forms/staff-member-form.ts';
import { type Permission, permissions, staffPermissions } from '#domain/permissions/permissions.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Checkbox } from '#src/ui/forms/choices.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { fieldErrorCode, type SchemaForm } from '#src/ui/forms/schema-form.ts';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { permissionHints, permissionNames } from './permission-texts.ts';
import { permissionsText } from './staff-status.tsx';

type Props = { form: SchemaForm<StaffMemberValues, StaffMemberValues> };
type FieldProps = Props & {
  /** As they are saved; none for a new account. */
  saved: readonly Permission[] | undefined;
};

const isForStaff = (permission: Permission) => staffPermissions.some((each) => each === permission);
/** Those of a creator, which staff may have as well. */
const ownPostPermissions = permissions.filter(
  (permission) => !isForStaff(permission) && permission !== 'MANAGE_AGENCY_CREATORS',
);

/** The permissions of a member of staff, as checkboxes. */
export function PermissionsField({ form, saved }: FieldProps) {
  const about = useId();
  const isWrong = fieldErrorCode(form, 'permissions') !== undefined;
  return (
    <chakra.fieldset minWidth="0" aria-describedby={about}>
      <Legend>
        <FormattedMessage id="staff.form.permissions" defaultMessage="Permissions" />
      </Legend>
      <ChangedElsewhere form={form} saved={saved} />
      <Stack gap="1">
        {staffPermissions.map((permission) => (
          <PermissionCheckbox
            key={permission}
            form={form}
            permission={permission}
            isInvalid={isWrong}
          />
        ))}
      </Stack>
      <Box id={about} aria-live="polite">
        {isWrong && (
          <ErrorLine>
            <FormattedMessage
              id="staff.form.permissions-missing"
              defaultMessage="Choose at least one of these three."
              description="Error below the three permissions that only staff have"
            />
          </ErrorLine>
        )}
      </Box>
      <Text size="sm" fontWeight="semibold" marginBlockStart="5" marginBlockEnd="1">
        <FormattedMessage
          id="staff.form.own-posts"
          defaultMessage="Posts of their own (optional)"
          description="Above the permissions that creators have, too"
        />
      </Text>
      <Stack gap="1">
        {ownPostPermissions.map((permission) => (
          <PermissionCheckbox key={permission} form={form} permission={permission} />
        ))}
      </Stack>
    </chakra.fieldset>
  );
}

/** What was saved after the form opened, so that nobody overwrites it unseen. */
function ChangedElsewhere({ form, saved }: FieldProps) {
  const intl = useIntl();
  const opened = form.formState.defaultValues?.permissions ?? [];
  const isSame =
    saved?.length === opened.length && saved.every((permission) => opened.includes(permission));
  if (!saved || isSame) return null;
  return (
    <Banner tone="warning">
      <FormattedMessage
        id="staff.form.changed-permissions"
        defaultMessage="Somebody changed the permissions. Saved now: {permissions}"
        values={{ permissions: permissionsText(saved, intl) }}
      />
    </Banner>
  );
}

const Legend = chakra('legend', {
  base: { fontWeight: 'semibold', fontSize: 'md', lineHeight: 'heading', marginBlockEnd: '2' },
});

type CheckboxProps = Props & { permission: Permission; isInvalid?: boolean };

function PermissionCheckbox({ form, permission, isInvalid }: CheckboxProps) {
  return (
    <Checkbox
      {...form.register('permissions')}
      value={permission}
      aria-invalid={isInvalid || undefined}
    >
      <FormattedMessage {...permissionNames[permission]} />
      <Text as="span" display="block" size="sm" muted>
        <FormattedMessage {...permissionHints[permission]} />
      </Text>
    </Checkbox>
  );
}
