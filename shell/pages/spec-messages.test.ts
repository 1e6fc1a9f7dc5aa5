import kit from '@cairn/shared-contracts/ui/i18n/en-US.json' with { type: 'json' };
import { describe, expect, it } from '@jest/globals';
import problems from '../i18n/en-US.json' with { type: 'json' };

/** what a person reads: links and the ways to write a number are not part of it */
const plain = (text: string): string => text.replaceAll(/<\/?\w+>/g, '').replaceAll(/\{(\w+), number\}/g, '{$1}');

describe('messages of specification §5, in English word for word', () => {
  const { validation, input_phone: phone, ratingLabels } = kit;
  it.each([
    [validation.required, 'Required field'],
    [validation.email, 'Please enter a valid e-mail'],
    [validation.confirmed, 'Do not match'],
    [validation.minLength, 'Minimum {length} characters'],
    [validation.maxLength, 'Maximum {length} characters'],
    [validation.minValue, 'Minimum {min}'],
    [validation.maxValue, 'Maximum {max}'],
    [validation.phone, 'Please enter a valid phone number'],
    [validation.url, 'Incorrect url'],
    [validation.fallback, 'Incorrect value'],
    [phone.validation, 'Incorrect phone number'],
    [Object.values(ratingLabels).join(', '), 'Terrible, Poor, Fair, Good, Excellent'],
    [
      kit.termsCheckbox.text,
      'I accept Terms and Conditions and agree to have my personal data processed according to Privacy Policy',
    ],
  ])('%s', (text, words) => {
    expect(plain(text)).toBe(words);
  });
});

describe('messages of specification §8, in English word for word', () => {
  const { input_phone: phone } = kit;
  it.each([
    [kit.comboBox.nothing, 'Nothing found'],
    [kit.loadingBar.label, 'Loading...'],
    [kit.emptyState.title, 'No data to show'],
    [kit.truncateText.more, 'Show more'],
    [kit.truncateText.less, 'Hide'],
    [kit.pagination.next, 'Next'],
    [kit.pagination.previous, 'Previous'],
    [kit.comboBox.open, 'Open'],
    [kit.dialog.close, 'Close'],
    [kit.datePicker.placeholder, 'Select dates'],
    [kit.datePicker.apply, 'Apply'],
    [kit.confirmDialog.confirm, 'Confirm'],
    [kit.map.show, 'Show on map'],
    [phone.search, 'Search country or code'],
    [phone.country_missmatch_hint, 'This number belongs to {country}.'],
    [phone.not_found_country_text, 'Try searching by code'],
    [phone.use_code_button, 'Use {code}'],
    [kit.pagination.range, '{rangeFrom}–{rangeTo} of {total}'],
    [kit.form.failed, 'Please try again later'],
    [kit.form.notSaved, 'Error while saving data'],
    [problems.errors.home, 'Back home'],
    [problems.errors.back, 'Go back'],
    [problems.errors[403].text, 'Sorry, you do not have permission to access this page.'],
    [problems.errors[500].title, 'Internal Error'],
    [problems.errors[503].title, 'An error occurred'],
    [problems.errors.title, 'Page Not Found'],
    [problems.notice.dismiss, "Ok, don't show again"],
  ])('%s', (text, words) => {
    expect(plain(text)).toBe(words);
  });

  it.each([
    [problems.errors[404].title, 'Page not found'],
    [problems.errors[404].text, "deleted or doesn't even exist"],
    [problems.errors[503].text, 'Try to refresh the page, or come back later'],
    [problems.errors[410].text, 'no longer available because the tour dates have passed'],
  ])('%s', (text, words) => {
    expect(text).toContain(words);
  });
});
