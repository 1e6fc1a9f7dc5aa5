import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmed, email, minLength, required } from '../domain/validators.ts';
import { BEFORE_RELOAD } from '../remote/platform-events.ts';
import type { ApiError } from '../state/api-error.ts';
import { Button } from './button.tsx';
import { Form, NOT_SENT_YET, useForm, type ValidationMode } from './form.tsx';
import { Select } from './select.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';
import { TextField } from './text-field.tsx';

const EMPTY = { name: '', email: '', password: '', again: '', isAgreed: false };

interface SignUpProps {
  mode?: ValidationMode;
  onSubmit?: (values: typeof EMPTY) => Promise<ApiError | typeof NOT_SENT_YET | undefined>;
  isSaving?: boolean;
  keepsDraft?: boolean;
}

function SignUp({ mode, onSubmit = async () => undefined, isSaving = false, keepsDraft = false }: SignUpProps) {
  const form = useForm({
    id: 'sign-up',
    keepsDraft,
    initial: EMPTY,
    mode,
    rules: {
      name: [required()],
      email: [required(), email()],
      password: [minLength(8)],
      again: [confirmed('password')],
      isAgreed: [required()],
    },
    onSubmit,
  });
  return (
    <Form form={form} isSaving={isSaving} aria-label="Sign up">
      <TextField label="Name" {...form.field('name')} />
      <TextField label="E-mail" {...form.field('email')} />
      <TextField label="Password" type="password" {...form.field('password')} />
      <TextField label="Once more" type="password" {...form.field('again')} />
      <TermsCheckbox {...form.toggle('isAgreed')} />
      <Button type="submit" isLoading={form.isSubmitting}>
        Send
      </Button>
    </Form>
  );
}

function Tours() {
  const form = useForm({
    id: 'tours',
    initial: { name: '', yearly: '', season: '' },
    rules: { name: [required()], yearly: [required()], season: [required()] },
    onSubmit: async () => undefined,
  });
  const options = ['few', 'many'].map((id) => ({ id, label: id }));
  return (
    <Form form={form} isSaving={false} aria-label="Tours">
      <TextField label="Name" {...form.field('name')} />
      <Select label="Tours led in a year" options={options} {...form.field('yearly')} />
      <Select aria-label="Season" options={options} {...form.field('season')} />
      <Button type="submit">Send</Button>
    </Form>
  );
}

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

async function fill() {
  await userEvent.type(field('Name'), 'Kate');
  await userEvent.type(field('E-mail'), 'kate@cairn.example');
  await userEvent.click(screen.getByRole('checkbox'));
}

beforeEach(() => sessionStorage.clear());

describe('a form that is not in order', () => {
  it('sends nothing, tells what is wrong above its fields, and takes the focus there', async () => {
    const submit = jest.fn(async () => undefined);
    render(<SignUp onSubmit={submit} />);
    await send();
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(screen.getAllByRole('link', { name: /Required field/ }).map((link) => link.textContent)).toEqual([
      'Name: Required field',
      'E-mail: Required field',
      expect.stringMatching(/^I accept .*: Required field$/),
    ]);
    expect(submit).not.toHaveBeenCalled();
  });

  it('calls a drop-down by its label, and leads to it', async () => {
    render(<Tours />);
    await send();
    const links = screen.getAllByRole('link', { name: /Required field/ });
    expect(links.map((link) => link.textContent)).toEqual([
      'Name: Required field',
      'Tours led in a year: Required field',
      'Season: Required field',
    ]);
    await userEvent.click(screen.getByRole('link', { name: /^Tours led in a year/ }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /Tours led in a year/ }));
  });

  it('leads from the summary to a field', async () => {
    render(<SignUp />);
    await send();
    await userEvent.click(screen.getByRole('link', { name: 'E-mail: Required field' }));
    expect(document.activeElement).toBe(field('E-mail'));
  });

  it('takes the focus to a field that is wrong alone', async () => {
    render(<SignUp />);
    await fill();
    await userEvent.type(field('Password'), 'short');
    await userEvent.type(field('Once more'), 'short');
    await send();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(field('Password'));
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Minimum 8 characters')).toBeTruthy();
  });

  it('forgets the summary when everything is put right', async () => {
    render(<SignUp />);
    await send();
    await fill();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a form that keeps data', () => {
  const refuse = async (): Promise<ApiError> => ({ kind: 'broken', message: 'HTTP 500' });
  it.each([
    [true, 'Error while saving dataPlease try again later'],
    [false, 'Please try again later'],
  ])('says so when it fails: %p', async (isSaving, words) => {
    render(<SignUp isSaving={isSaving} onSubmit={refuse} />);
    await fill();
    await userEvent.type(field('Password'), 'long enough');
    await userEvent.type(field('Once more'), 'long enough');
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
  });
});

describe('a field', () => {
  it.each<[ValidationMode, boolean, boolean]>([
    ['eager', false, true],
    ['aggressive', true, true],
    ['passive', false, false],
  ])('in mode %s is checked while typing: %p, when left: %p', async (mode, whileTyping, whenLeft) => {
    render(<SignUp mode={mode} />);
    await userEvent.type(field('E-mail'), 'kate');
    expect(screen.queryByText('Please enter a valid e-mail') !== null).toBe(whileTyping);
    await userEvent.tab();
    expect(screen.queryByText('Please enter a valid e-mail') !== null).toBe(whenLeft);
  });
});

describe('a press of the button', () => {
  it('is not moved away by what the field that it leaves has to say', async () => {
    const submit = jest.fn(async () => undefined);
    render(<SignUp onSubmit={submit} />);
    await fill();
    await userEvent.type(field('E-mail'), '@');
    const button = screen.getByRole('button', { name: 'Send' });
    const hand = userEvent.setup();
    await hand.pointer({ keys: '[MouseLeft>]', target: button });
    expect(document.activeElement).not.toBe(field('E-mail'));
    expect(screen.queryByText('Please enter a valid e-mail')).toBeNull();
    await hand.pointer({ keys: '[/MouseLeft]', target: button });
    expect(screen.getByText('Please enter a valid e-mail')).toBeTruthy();
    expect(document.activeElement).toBe(field('E-mail'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('that is drawn away only leaves the field', async () => {
    render(<SignUp />);
    await userEvent.type(field('E-mail'), 'kate');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Send' }) });
    act(() => window.document.dispatchEvent(new Event('pointercancel')));
    expect(screen.getByText('Please enter a valid e-mail')).toBeTruthy();
    expect(screen.queryByText('Required field')).toBeNull();
  });
});

describe('sending', () => {
  it('hands the values over once, however often the button is pressed', async () => {
    const pending = Promise.withResolvers<undefined>();
    const submit = jest.fn((_values: typeof EMPTY) => pending.promise);
    render(<SignUp onSubmit={submit} />);
    await fill();
    await send();
    await userEvent.type(field('Name'), '{Enter}{Enter}');
    expect(submit.mock.calls).toEqual([[{ ...EMPTY, name: 'Kate', email: 'kate@cairn.example', isAgreed: true }]]);
    await act(async () => pending.resolve(undefined));
    await send();
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it("puts the api's messages at their fields until the value changes", async () => {
    const fields = { email: ['This e-mail is taken'], name: ['Maximum 60 characters'] };
    render(<SignUp onSubmit={async () => ({ kind: 'refused', status: 422, code: 'x', message: 'Check', fields })} />);
    await fill();
    await send();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getByRole('textbox', { description: 'This e-mail is taken' })).toBe(field('E-mail'));
    await userEvent.type(field('E-mail'), 'x');
    expect(screen.queryByText('This e-mail is taken')).toBeNull();
  });

  it.each<[ApiError, string]>([
    [{ kind: 'refused', status: 409, code: 'x', message: 'The seats are gone', fields: {} }, 'The seats are gone'],
    [{ kind: 'offline' }, 'No connection. Check it and try again.'],
    [{ kind: 'broken', message: 'HTTP 500' }, 'Please try again later'],
    [
      { kind: 'refused', status: 422, code: 'x', message: 'Check', fields: { tour_id: ['The tour is gone'] } },
      'Check The tour is gone',
    ],
  ])('says what belongs to no field: %j', async (error, words) => {
    render(<SignUp onSubmit={async () => error} />);
    await fill();
    await send();
    const summary = screen.getByRole('alert');
    expect(summary.textContent).toBe(words);
    expect(document.activeElement).toBe(summary);
  });

  it('understands the rejection of a call', async () => {
    const rejected = {
      status: 422,
      data: { message: 'Check', code: 'x', errors: { email: ['This e-mail is taken'] } },
    };
    render(<SignUp onSubmit={() => Promise.reject(rejected)} />);
    await fill();
    await send();
    expect(document.activeElement).toBe(field('E-mail'));
  });
});

describe('a reload', () => {
  const reload = () => window.dispatchEvent(new Event(BEFORE_RELOAD));

  it('keeps what was typed, once, and no passwords', async () => {
    const { unmount } = render(<SignUp />);
    await fill();
    await userEvent.type(field('Password'), 'long walk');
    reload();
    unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('long walk');

    const again = render(<SignUp />);
    expect(field('Name')).toHaveProperty('value', 'Kate');
    expect(field('E-mail')).toHaveProperty('value', 'kate@cairn.example');
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
    expect(field('Password')).toHaveProperty('value', '');
    expect(sessionStorage).toHaveLength(0);
    again.unmount();

    render(<SignUp />);
    expect(field('Name')).toHaveProperty('value', '');
  });

  it('by hand keeps nothing, and neither does closing, unless the form asks for it', async () => {
    const { unmount } = render(<SignUp />);
    await fill();
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  it('has nothing to keep of a form that nobody touched', () => {
    render(<SignUp />);
    reload();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a form that takes somebody’s time', () => {
  const fillAll = async () => {
    await fill();
    await userEvent.type(field('Password'), 'long walk');
    await userEvent.type(field('Once more'), 'long walk');
  };
  const nameAgain = () => {
    render(<SignUp keepsDraft />);
    return field('Name');
  };

  it.each([
    ['is closed', () => undefined],
    ['is reloaded by hand', () => window.dispatchEvent(new Event('pagehide'))],
  ])('keeps what was typed when it %s, and no passwords', async (_how, leave) => {
    const { unmount } = render(<SignUp keepsDraft />);
    await fillAll();
    leave();
    unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('long walk');
    expect(nameAgain()).toHaveProperty('value', 'Kate');
  });

  it.each<[string, () => Promise<ApiError | typeof NOT_SENT_YET | undefined>, string]>([
    ['forgets what was sent', async () => undefined, ''],
    ['keeps what was refused', async () => ({ kind: 'offline' }), 'Kate'],
    ['keeps what is to be sent later', async () => NOT_SENT_YET, 'Kate'],
  ])('%s', async (_what, onSubmit, name) => {
    const { unmount } = render(<SignUp keepsDraft onSubmit={onSubmit} />);
    await fillAll();
    // the page was hidden for a moment: what was written down then is old by now
    window.dispatchEvent(new Event('pagehide'));
    await send();
    unmount();
    expect(nameAgain()).toHaveProperty('value', name);
  });

  it('forgets what was sent when it was closed before the answer came', async () => {
    let answer = () => {};
    const onSubmit = () => new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
    const { unmount } = render(<SignUp keepsDraft onSubmit={onSubmit} />);
    await fillAll();
    await send();
    unmount();
    await act(async () => answer());
    expect(nameAgain()).toHaveProperty('value', '');
  });

  it('has nothing to keep when all was erased again', async () => {
    const { unmount } = render(<SignUp keepsDraft />);
    await userEvent.type(field('Name'), 'Kate');
    await userEvent.clear(field('Name'));
    unmount();
    expect(nameAgain()).toHaveProperty('value', '');
  });
});
