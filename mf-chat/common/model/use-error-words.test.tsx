import type { ApiError } from '@cairn/shared-contracts/remote/platform';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInPage } from '../../testing/render-in-page.ts';
import { useErrorWords } from './use-error-words.ts';

const body = { message: 'Some fields need a look', code: 'validation_failed', errors: { message: ['Maximum 500'] } };
const upload: ApiError = { kind: 'refused', status: 415, code: 'not_taken', message: 'Not this type', fields: {} };

function Words({ of }: { of: unknown }) {
  return <p>{useErrorWords()(of)}</p>;
}

describe('what is said of a call that did not go through', () => {
  it.each([
    ['a field’s own words', { status: 422, data: body }, 'Maximum 500'],
    ['those of the answer', { status: 409, data: { message: 'It is closed', code: 'chat_frozen' } }, 'It is closed'],
    ['those of an upload', upload, 'Not this type'],
    ['that nobody is there', { status: 'FETCH_ERROR' }, 'No connection. Check it and try again.'],
    ['no words of a machine', { status: 500, data: '<html>' }, 'Please try again later'],
  ])('%s', (_what, error, words) => {
    renderInPage(<Words of={error} />);
    expect(screen.getByText(words)).toBeTruthy();
  });
});
