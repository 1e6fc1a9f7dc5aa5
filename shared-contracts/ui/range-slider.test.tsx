import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RangeSlider } from './range-slider.tsx';

describe('RangeSlider', () => {
  it('a tourist narrows the price by keyboard', async () => {
    const end = jest.fn();
    render(<RangeSlider label="Price" value={[0, 500]} min={0} max={500} step={10} onChangeEnd={end} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(end).toHaveBeenLastCalledWith([10, 500]);
  });

  it.each([
    ['From', '900', [500, 500]],
    ['To', '9000', [100, 1000]],
    ['To', '50', [100, 100]],
  ])('%s %s is held between the bounds and the other end', async (name, typed, range) => {
    const end = jest.fn();
    render(<RangeSlider label="Price" value={[100, 500]} min={0} max={1000} onChangeEnd={end} />);
    const input = screen.getByRole('textbox', { name });
    await userEvent.clear(input);
    await userEvent.type(input, `${typed}{Enter}`);
    expect(end).toHaveBeenLastCalledWith(range);
  });

  it('reads a fraction and thousands as people write them', async () => {
    const end = jest.fn();
    render(<RangeSlider label="Price" value={[100, 500]} min={0} max={100_000} onChangeEnd={end} />);
    const input = screen.getByRole('textbox', { name: 'To' });
    await userEvent.clear(input);
    await userEvent.type(input, '700.50{Enter}');
    expect(end).toHaveBeenLastCalledWith([100, 700]);
  });

  it.each([
    ['From', [0, 500]],
    ['To', [100, 1000]],
  ])('%s that is emptied opens that end, and stays empty', async (name, range) => {
    const end = jest.fn();
    const slider = (value: readonly [number, number]) => (
      <RangeSlider label="Price" value={value} min={0} max={1000} onChangeEnd={end} />
    );
    const { rerender } = render(slider([100, 500]));
    const input = screen.getByRole('textbox', { name });
    await userEvent.clear(input);
    await userEvent.tab();
    expect(end).toHaveBeenLastCalledWith(range);
    rerender(slider([range[0] ?? 0, range[1] ?? 0]));
    expect(input).toHaveProperty('value', '');
    rerender(slider([100, 500]));
    expect(input).not.toHaveProperty('value', '');
  });

  it('holds what the address bar says between the bounds', () => {
    render(<RangeSlider label="Price" value={[-50, 9000]} min={0} max={1000} />);
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveProperty('value', '0');
    expect(screen.getByRole('textbox', { name: 'To' })).toHaveProperty('value', '1000');
  });

  it('follows the address bar', () => {
    const { rerender } = render(<RangeSlider label="Price" value={[100, 500]} max={1000} />);
    rerender(<RangeSlider label="Price" value={[200, 500]} max={1000} />);
    expect(screen.getByRole('slider', { name: /From/ }).getAttribute('value')).toBe('200');
  });
});
