const { TestEnvironment } = require('jest-environment-node');

/** Says of the test under way whether it has failed, so that what was on the screen can be told before its pages close. */
module.exports = class extends TestEnvironment {
  handleTestEvent({ name }) {
    if (name === 'test_start') this.global.testHasFailed = false;
    if (name === 'test_fn_failure') this.global.testHasFailed = true;
  }
};
