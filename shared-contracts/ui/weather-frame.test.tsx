import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WeatherFrame } from './weather-frame.tsx';

describe('WeatherFrame', () => {
  it('says that it loads', () => {
    render(<WeatherFrame title="Weather in Karakol" state="loading" />);
    expect(screen.getByRole('region', { name: 'Weather in Karakol' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Loading...');
  });

  it('offers another try when the weather does not come', async () => {
    const retry = jest.fn();
    render(<WeatherFrame title="Weather in Karakol" state="error" onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain('The weather could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('starts a wide table at the month that matters, without moving the page', () => {
    // jsdom has no DOMRect to make one of: these two are read
    const place = (left: number, width: number) => ({ left, width }) as DOMRect;
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80);
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return this.textContent === 'Jul' ? place(480, 50) : place(20, 300);
    });
    const page = jest.spyOn(window, 'scrollTo').mockReturnValue();
    render(
      <WeatherFrame title="Weather in Karakol" state="ready">
        <table>
          <thead>
            <tr>
              <th>Month</th>
              <th>Jun</th>
              <th data-start-in-view>Jul</th>
            </tr>
          </thead>
        </table>
      </WeatherFrame>,
    );
    // beside the row heads, with one month before it
    expect(screen.getByRole('group', { name: 'Weather in Karakol' }).scrollLeft).toBe(480 - 20 - 80 - 50);
    expect(page).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('holds the table, which the keyboard can reach and scroll', async () => {
    render(
      <WeatherFrame title="Weather in Karakol" state="ready" note="Means of ten years">
        <table>
          <tbody>
            <tr>
              <th scope="row">July</th>
              <td>24 °C</td>
            </tr>
          </tbody>
        </table>
      </WeatherFrame>,
    );
    await userEvent.tab();
    expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true);
    expect(screen.getByText('Means of ten years')).toBeTruthy();
  });
});
