import type { Texts } from '@cairn/shared-contracts/i18n/create-i18n';

type OwnTexts = Readonly<Record<'shell' | 'kit', Texts>>;

/** Groups of texts that no page begins with, and which of their messages one does begin with all the same. */
const LATE: Readonly<Record<keyof OwnTexts, Readonly<Record<string, readonly string[]>>>> = {
  shell: {
    captcha: [],
    cookies: ['title'],
    employee: [],
    feed: [],
    offline: ['text', 'waiting', 'copy'],
    redirect: [],
  },
  kit: {
    call: [],
    callbackDialog: [],
    cityAutocomplete: [],
    comboBox: [],
    confirmDialog: [],
    connectionCode: [],
    datePicker: [],
    fileSelector: [],
    form: [],
    formFoot: [],
    input_phone: [],
    map: ['show', 'loading', 'failed', 'retry', 'route', 'stopDay'],
    mediaViewer: ['failed'],
    numberInput: [],
    passwordField: [],
    rangeSlider: [],
    select: [],
    share: ['copied', 'copyFailed'],
    storiesGallery: [],
    termsCheckbox: [],
    validation: [],
    weatherFrame: [],
  },
};

/** Parts the texts of the shell and the kit. Groups that come late come whole: they take the place of what the first has of them. */
export function inParts(texts: OwnTexts): { first: OwnTexts; late: OwnTexts } {
  const of = (namespace: keyof OwnTexts) => {
    const first: Record<string, Texts[string]> = {};
    const late: Record<string, Texts[string]> = {};
    for (const [group, messages] of Object.entries(texts[namespace])) {
      const begins = LATE[namespace][group];
      if (begins) late[group] = messages;
      if (!begins) first[group] = messages;
      else if (begins.length > 0 && typeof messages === 'object')
        first[group] = Object.fromEntries(Object.entries(messages).filter(([key]) => begins.includes(key)));
    }
    return { first, late };
  };
  const [shell, kit] = [of('shell'), of('kit')];
  return { first: { shell: shell.first, kit: kit.first }, late: { shell: shell.late, kit: kit.late } };
}

/** Whether a module's source asks for a message that comes late. */
export function asksForLate(namespace: keyof OwnTexts, source: string): boolean {
  return Object.entries(LATE[namespace]).some(([group, begins]) => {
    const others = begins.length > 0 ? `(?!(?:${begins.join('|')})['"\`])` : '';
    return new RegExp(`['"\`]${group}\\.${others}`).test(source);
  });
}
