const FixedJSDOMEnvironment = require('jest-fixed-jsdom');
const { quickStyles } = require('./jest-quick-styles.cjs');

/**
 * jsdom with Node's fetch. Its own File is unknown to Node's FormData, which would send an upload as the
 * text '[object File]', so that tests of uploads would pass while testing nothing: Node's File instead. Its streams of bytes are
 * Node's, too, where jsdom has none.
 */
module.exports = class extends FixedJSDOMEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, { File, CompressionStream, DecompressionStream });
    this.global.getComputedStyle = quickStyles(this.global);
  }
};
