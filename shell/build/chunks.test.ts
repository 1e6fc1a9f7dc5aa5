import { describe, expect, it } from '@jest/globals';
import { cacheGroups } from './chunks.ts';

/** the file that a module of these components is put in; undefined when it stays with its one component */
function fileOf(components: string[], type = 'javascript/auto'): string | undefined {
  const chunks = components.map((name) => ({ name: `kit/${name}`, canBeInitial: () => false }));
  const context = { chunkGraph: { getModuleChunksIterable: () => chunks } };
  const found = Object.values(cacheGroups)
    .filter(({ minChunks, test }) => chunks.length >= minChunks && test({ type }, context))
    .sort((one, other) => other.priority - one.priority);
  return found[0]?.name;
}

describe('where code of the kit lies', () => {
  it.each<[string, string[], string | undefined]>([
    ['what plain components alone need is one file', ['avatar', 'price'], 'kit-plain'],
    ['also what one of them alone needs', ['price'], 'kit-plain'],
    ['what a page about one thing is read with is another', ['map', 'map-preloader'], 'kit-detail'],
    ['what both need is neither’s', ['price', 'tile-gallery'], 'kit-base'],
    ['a page to read has nothing of forms', ['field', 'form', 'text-field'], 'kit-field'],
    [
      'what tells of hydration does not bring the lists of a phone input',
      ['phone-input', 'use-is-hydrated'],
      'kit-field',
    ],
    ['a switch shares with fields, not with pop-overs', ['switch', 'text-field', 'popover'], 'kit-control'],
    ['what dialogs share with dearer parts stays off the pop-overs', ['dialog', 'select'], 'kit-modal'],
    ['what pop-overs and dialogs share lies with the pop-overs', ['popover', 'dialog', 'select'], 'kit-overlay'],
    ['the calendars are a file of their own', ['date-calendar', 'date-picker'], 'kit-dates'],
    ['what a calendar shares with a dialog is not', ['date-calendar', 'dialog'], 'kit-control'],
    ['flags come with the phone numbers only', ['flag', 'phone-input'], 'kit-phone'],
    ['also those of a list of countries', ['flag', 'phone-input', 'country-box'], 'kit-phone'],
    ['a list of countries moves no other list', ['combo-box', 'city-autocomplete', 'country-box'], 'kit-combo'],
    ['code of one dear component stays with it', ['menu'], undefined],
    ['code that nothing named shares is left to the bundler', ['tabs', 'tooltip'], undefined],
  ])('%s', (_what, components, file) => {
    expect(fileOf(components)).toBe(file);
  });

  it.each<[string, string[], string | undefined]>([
    ['of plain components', ['price'], 'kit-base'],
    ['of what forms are made of', ['form'], 'kit-base'],
    ['of fields of all kinds', ['field', 'text-field', 'select'], 'kit-base'],
    ['of a page about one thing', ['map', 'map-preloader'], 'kit-detail'],
    ['of a dear component', ['menu'], undefined],
  ])('style sheets %s', (_whose, components, file) => {
    expect(fileOf(components, 'css/module')).toBe(file);
  });
});
