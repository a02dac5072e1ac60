// Both hosts get syntax no newer than their oldest engine. Mini-program: base library 2.25 (ES2019; the package
// check parses every file). H5: iOS 14.5, Chrome 84 and what WeChat's and the app's web views are built on.
const targets =
  process.env.TARO_ENV === 'weapp' ? { chrome: '66', ios: '12' } : { chrome: '84', ios: '14.5', safari: '14.1' }

module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', targets, useBuiltIns: false, hot: false }]],
}
