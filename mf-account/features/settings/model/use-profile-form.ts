import type { Profile } from '@cairn/shared-contracts/api/user.schema';
import type { CodeSender } from '@cairn/shared-contracts/domain/enumerations';
import { email, maxLength, phone, required } from '@cairn/shared-contracts/domain/validators';
import { NOT_SENT_YET, useForm } from '@cairn/shared-contracts/ui/form';
import { useState } from 'react';
import { account } from './api.ts';
import { CANCELLED, useGuard } from './guard.ts';
import { type ProfileValues, profileValues } from './profile-values.ts';
import { differs, useFollowing, useUnsaved } from './unsaved.ts';

const NAME_MAX = 60;

/** Saves names at once; another e-mail or phone is good only when its code is confirmed. */
export function useProfileForm(user: Profile, channel: CodeSender | undefined) {
  const [update] = account.updateProfile.useMutation();
  const [changeEmail] = account.changeEmail.useMutation();
  const [changePhone] = account.changePhone.useMutation();
  const guard = useGuard();
  const [isSaved, setSaved] = useState(false);
  const saved = profileValues(user);

  async function save(values: ProfileValues) {
    const next = { ...values, email: values.email.trim() };
    const first_name = next.first_name.trim();
    const last_name = next.last_name.trim();
    const isPhoneRemoved = next.phone === '' && saved.phone !== '';
    if (first_name !== saved.first_name || last_name !== saved.last_name || isPhoneRemoved) {
      const body = { first_name, last_name, ...(isPhoneRemoved ? { phone: '' } : {}) };
      if ((await guard(() => update(body).unwrap())) === CANCELLED) return NOT_SENT_YET;
    }
    if (next.email !== saved.email) {
      if ((await guard(() => changeEmail({ email: next.email }).unwrap())) === CANCELLED) return NOT_SENT_YET;
    }
    if (next.phone !== saved.phone && !isPhoneRemoved) {
      const body = { phone: next.phone, ...(channel ? { code_sender: channel } : {}) };
      if ((await guard(() => changePhone(body).unwrap())) === CANCELLED) return NOT_SENT_YET;
    }
    // the old ones hold until the codes of the new ones are confirmed
    form.reset({ first_name, last_name, email: saved.email, phone: isPhoneRemoved ? '' : saved.phone });
    setSaved(true);
    return undefined;
  }

  const form = useForm<ProfileValues>({
    id: 'profile',
    initial: saved,
    rules: {
      first_name: [required(), maxLength(NAME_MAX)],
      last_name: [maxLength(NAME_MAX)],
      email: [required(), email()],
      phone: [phone()],
    },
    onSubmit: save,
  });
  useFollowing(form, saved);
  const isUnsaved = differs(form.values, saved);
  useUnsaved('profile', isUnsaved);
  return { form, isUnsaved, isSaved, discard: () => form.reset(saved) };
}
