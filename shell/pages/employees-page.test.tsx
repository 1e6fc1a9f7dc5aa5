import { renderPage } from '@cairn/shared-contracts/testing/render';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import texts from '../i18n/en-US.json' with { type: 'json' };
import { EMPLOYEE_COOKIE, readCookie, setCookie } from '../layout/cookies.ts';
import EmployeesPage from './employees-page.tsx';

afterEach(() => setCookie(EMPLOYEE_COOKIE, '', 0));

const open = () => renderPage(<EmployeesPage />, { texts: { shell: texts }, path: '/employees-cookie' });
const mark = () => readCookie(document.cookie, EMPLOYEE_COOKIE);

describe('an employee', () => {
  it('marks the browser and takes the mark away; opening the page changes nothing', async () => {
    const { user } = open();
    const control = screen.getByRole<HTMLInputElement>('switch', { name: /employee/ });
    expect([mark(), control.checked]).toEqual([undefined, false]);
    await user.click(control);
    expect(mark()).toBe('1');
    expect(screen.getByRole('status').textContent).toBe('Visits from this browser are not counted.');
    await user.click(control);
    expect(mark()).toBeUndefined();
  });

  it('sees that the browser is marked', () => {
    setCookie(EMPLOYEE_COOKIE, '1', 100);
    open();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /employee/ }).checked).toBe(true);
  });
});
