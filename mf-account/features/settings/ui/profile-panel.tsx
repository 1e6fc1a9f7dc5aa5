import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import { formatMonth } from '@cairn/shared-contracts/domain/dates';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Form } from '@cairn/shared-contracts/ui/form';
import { PhoneInput } from '@cairn/shared-contracts/ui/phone-input';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import { account } from '../model/api.ts';
import { useProfileForm } from '../model/use-profile-form.ts';
import { EmailConfirmation } from './email-confirmation.tsx';
import { Panel } from './panel.tsx';
import { PanelFoot } from './panel-foot.tsx';
import { PhoneConfirmation } from './phone-confirmation.tsx';
import { PhotoField } from './photo-field.tsx';
import css from './profile-panel.module.css';

/** Who one is here, and where one is reached. */
export function ProfilePanel({ user }: { user: Profile }) {
  const { t } = useTranslation('mf-account');
  const { locale } = usePlatform();
  const channels = account.phoneConfirmationMethods.useQuery().data?.methods ?? [];
  const { form, isUnsaved, isSaved, discard } = useProfileForm(user, channels[0]);
  const confirmed = (isVerified: boolean) =>
    t(isVerified ? 'settings.profile.confirmed' : 'settings.profile.unconfirmed');
  return (
    <Panel id="profile" title={t('settings.profile.title')}>
      <PhotoField user={user} />
      <Form form={form} isSaving className={css.form} aria-label={t('settings.profile.title')}>
        <div className={css.fields}>
          <TextField
            {...form.field('first_name')}
            label={t('settings.profile.firstName')}
            autoComplete="given-name"
            isRequired
          />
          <TextField {...form.field('last_name')} label={t('settings.profile.lastName')} autoComplete="family-name" />
          <TextField
            {...form.field('email')}
            label={t('form.email')}
            type="email"
            autoComplete="email"
            isRequired
            hint={user.email ? confirmed(user.is_email_verified) : undefined}
          />
          <PhoneInput
            {...form.field('phone')}
            label={t('settings.profile.phone')}
            hint={user.phone ? confirmed(user.is_phone_verified) : undefined}
          />
          <TextField
            label={t('settings.profile.since')}
            value={formatMonth(user.member_since.slice(0, 10), locale)}
            isReadOnly
            isDisabled
          />
        </div>
        <PanelFoot isSaving={form.isSubmitting} isUnsaved={isUnsaved} isSaved={isSaved} onDiscard={discard} />
      </Form>
      <EmailConfirmation user={user} />
      <PhoneConfirmation user={user} channels={channels} />
    </Panel>
  );
}
