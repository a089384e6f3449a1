const { TestEnvironment } = require('jest-environment-node');
const { chromium } = require('playwright-core');

/**
 * Says of the test under way whether it has failed, so that what was on the screen can be known before its pages close. Hands over what
 * drives the browser: five megabytes of code, which Node reads once for all files of a worker, Jest for each file again.
 */
module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, { chromium });
  }

  handleTestEvent({ name }) {
    if (name === 'test_start') this.global.testHasFailed = false;
    if (name === 'test_fn_failure') this.global.testHasFailed = true;
  }
};
