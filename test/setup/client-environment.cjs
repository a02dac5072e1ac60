/* jsdom of the client's tests: the contract and its checks are those of the worker. */
const { TestEnvironment } = require('jest-environment-jsdom')
const { outside } = require('./outside.cjs')

class ClientEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.__outside = outside
  }
}

module.exports = ClientEnvironment
