import { beforeEach, expect, it } from '@jest/globals';
import { forgetOwn, ownKey } from './own-storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it("what is one person's is forgotten in both storages, and what is the device's stays", () => {
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of ['outbox:9:a', 'draft:/register:newcomer', 'request:7']) storage.setItem(ownKey(name), 'text');
    storage.setItem('cairn:login-way', 'email');
  }
  forgetOwn();
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([['cairn:login-way'], ['cairn:login-way']]);
});
