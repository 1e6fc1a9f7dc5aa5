// Node, as the remote that the test belongs to
import { TestEnvironment } from 'jest-environment-node';
import { remoteOf } from './remote-of.mjs';

export default class Environment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.__REMOTE__ = remoteOf(context.testPath);
  }
}
