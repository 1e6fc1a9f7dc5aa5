import { confirmed, email, minLength, required } from '@cairn/shared-contracts/domain/validators';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Form, useForm, type ValidationMode } from '@cairn/shared-contracts/ui/form';
import { FormFoot } from '@cairn/shared-contracts/ui/form-foot';
import { PasswordField } from '@cairn/shared-contracts/ui/password-field';
import { ShareWays } from '@cairn/shared-contracts/ui/share-ways';
import { TermsCheckbox } from '@cairn/shared-contracts/ui/terms-checkbox';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import css from '../kit.module.css';
import { NOTHING } from '../samples.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const MODES: readonly [ValidationMode, string][] = [
  ['eager', 'Checked when a field is left, then while it is put right.'],
  ['aggressive', 'Checked with every character.'],
  ['passive', 'Checked when the form is sent.'],
];

const INITIAL = { email: '', password: '', again: '', isAgreed: false };
const RULES = {
  email: [required(), email()],
  password: [required(), minLength(8)],
  again: [required(), confirmed('password')],
  isAgreed: [required()],
};

function SampleForm({ mode }: { mode: ValidationMode }) {
  const form = useForm({ id: `kit-${mode}`, initial: INITIAL, rules: RULES, mode, onSubmit: NOTHING });
  return (
    <Form form={form} aria-label={`Account, ${mode}`}>
      <div className={css.form}>
        <TextField label="E-mail" type="email" autoComplete="email" {...form.field('email')} />
        <PasswordField label="Password" autoComplete="new-password" {...form.field('password')} />
        <PasswordField label="Password again" autoComplete="new-password" {...form.field('again')} />
        <TermsCheckbox {...form.toggle('isAgreed')} />
        <Button type="submit" isLoading={form.isSubmitting}>
          Create account
        </Button>
      </div>
    </Form>
  );
}

export function Forms() {
  return (
    <Specimens>
      {MODES.map(([mode, note]) => (
        <Specimen key={mode} name={`form, ${mode}`} note={note}>
          <SampleForm mode={mode} />
        </Specimen>
      ))}
      <Specimen name="form foot" note="What pressing the button means; the documents open beside.">
        <FormFoot />
      </Specimen>
      <Specimen name="share ways" note="By the site's configuration.">
        <ShareWays url="https://cairn.example/blog/a-1" title="A story" available={['facebook', 'x', 'email']} isRow />
      </Specimen>
    </Specimens>
  );
}
