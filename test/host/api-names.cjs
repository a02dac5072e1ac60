/*
 * Names of every `wx` API, read from WeChat's own typings. Taro copies `Object.keys(wx)` when it starts, so each must be
 * an own enumerable key; an API outside the list then fails as it would on an old base library.
 */
const { readFileSync } = require('node:fs')

function apiNames() {
  const typings = readFileSync(require.resolve('miniprogram-api-typings/types/wx/lib.wx.api.d.ts'), 'utf8')
  const body = typings.slice(typings.indexOf('interface Wx {'))
  return [...new Set([...body.matchAll(/^ {8}([a-zA-Z]\w+)[(<]/gm)].map((match) => match[1]))]
}

module.exports = { apiNames }
