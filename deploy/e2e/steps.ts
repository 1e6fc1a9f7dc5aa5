import type { Locator } from '@playwright/test';

/** Counts what a person does to get something done: each press and each text typed is one step. Reading and scrolling are none. */
export class Steps {
  count = 0;

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.tap();
  }

  async type(target: Locator, text: string): Promise<void> {
    this.count += 1;
    await target.fill(text);
  }

  async choose(target: Locator, option: string): Promise<void> {
    this.count += 1;
    await target.selectOption(option);
  }
}
