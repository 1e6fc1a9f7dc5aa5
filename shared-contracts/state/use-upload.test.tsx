import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { uploadReviewImage } from '../api/uploads.calls.ts';
import { sampleStore } from '../testing/sample-store.ts';
import { providerContext } from './store-context.ts';
import { useUpload } from './use-upload.ts';

it.each([
  ['arrives', 200],
  ['is refused', 413],
])('the page’s store knows of a file that goes up and %s: answers of before may not', async (_what, status) => {
  const isUp = Promise.withResolvers<void>();
  const store = sampleStore(async (input, init) => {
    if (new Request(input, init).method !== 'POST') return Response.json({ type: null });
    isUp.resolve();
    return Response.json({ id: 5, message: '', code: 'x' }, { status });
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store} context={providerContext}>
      {children}
    </Provider>
  );
  const { result } = renderHook(useUpload, { wrapper });
  const file = new File(['photo'], 'pass.jpg', { type: 'image/jpeg' });
  const fields = { bucket: 'review' };
  const sent = result.current({ call: uploadReviewImage, file, fields }).catch(() => undefined);
  await isUp.promise;
  expect(store.getState().changes).toEqual({ count: 1, underWay: 1 });
  await sent;
  expect(store.getState().changes).toEqual({ count: 2, underWay: 0 });
});
