import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LATE_ANCHOR_MS, scrollToLateAnchor } from './late-anchor.ts';

const scrolled: string[] = [];

beforeEach(() => {
  // jsdom does not lay anything out
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.id);
  };
});
afterEach(() => {
  jest.useRealTimers();
  scrolled.length = 0;
  document.body.replaceChildren();
});

const appear = async (id: string) => {
  const section = document.createElement('section');
  section.id = id;
  document.body.append(section);
  // observers are told once the work at hand is done
  await new Promise((resolve) => setTimeout(resolve));
};

describe('the target of a hash that comes late', () => {
  it('is scrolled to when it is there, once', async () => {
    scrollToLateAnchor(window, '#reviews');
    await appear('program');
    expect(scrolled).toEqual([]);
    await appear('reviews');
    await appear('questions');
    expect(scrolled).toEqual(['reviews']);
  });

  it('may have an encoded name', async () => {
    scrollToLateAnchor(window, '#%D0%B4%D0%B5%D0%BD%D1%8C');
    await appear('день');
    expect(scrolled).toEqual(['день']);
  });

  it('is left to the router when it is there from the start', async () => {
    await appear('reviews');
    scrollToLateAnchor(window, '#reviews');
    await appear('questions');
    expect(scrolled).toEqual([]);
  });

  it('is brought back when what stands above it grows, until it stands still', async () => {
    jest.useFakeTimers();
    const section = document.createElement('section');
    section.id = 'reviews';
    document.body.append(section);
    let top = 400;
    section.scrollIntoView = () => {
      scrolled.push('reviews');
      Object.assign(window, { scrollY: window.scrollY + top });
      top = 0;
    };
    Object.assign(window, { scrollY: 1_000 });
    scrollToLateAnchor(window, '#reviews');
    jest.advanceTimersByTime(450);
    expect(window.scrollY).toBe(1_400);
    top = 250;
    jest.advanceTimersByTime(300);
    expect(window.scrollY).toBe(1_650);
    jest.advanceTimersByTime(5_000);
    top = 90;
    jest.advanceTimersByTime(5_000);
    expect(window.scrollY).toBe(1_650);
    Object.assign(window, { scrollY: 0 });
  });

  it('is let go of by whoever scrolls', async () => {
    jest.useFakeTimers();
    const section = document.createElement('section');
    section.id = 'reviews';
    document.body.append(section);
    scrollToLateAnchor(window, '#reviews');
    window.dispatchEvent(new Event('wheel'));
    jest.advanceTimersByTime(2_000);
    expect(scrolled).toEqual([]);
  });

  it.each(['', '#'])('%j has none', async (hash) => {
    scrollToLateAnchor(window, hash);
    await appear('reviews');
    expect(scrolled).toEqual([]);
  });

  it('does not move somebody who scrolls already', async () => {
    scrollToLateAnchor(window, '#reviews');
    window.dispatchEvent(new Event('wheel'));
    await appear('reviews');
    expect(scrolled).toEqual([]);
  });

  it('is not waited for without end', async () => {
    jest.useFakeTimers();
    scrollToLateAnchor(window, '#reviews');
    jest.advanceTimersByTime(LATE_ANCHOR_MS);
    jest.useRealTimers();
    await appear('reviews');
    expect(scrolled).toEqual([]);
  });
});
