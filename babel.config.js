// Which engines the syntax is lowered for stands in .browserslistrc, for both hosts.
module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false, hot: false }]],
}
