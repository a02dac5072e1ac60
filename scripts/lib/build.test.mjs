import { weappEnvironment } from './build.mjs'

test.each([
  [{ APP_HOST: 'https://app.test' }, { APP_ENV: 'PRO', APP_HOST: 'https://app.test' }],
  [
    { APP_ENV: 'UAT', APP_HOST: 'https://uat.test' },
    { APP_ENV: 'UAT', APP_HOST: 'https://uat.test' },
  ],
  [{ APP_ENV: 'DEV' }, { APP_ENV: 'DEV' }],
])('a mini-program built with %j', (settings, env) => expect(weappEnvironment(settings)).toEqual(env))

test.each([[{}], [{ APP_ENV: 'PRO', APP_HOST: 'http://app.test' }], [{ APP_ENV: 'FAT', APP_HOST: 'https://a/b' }]])(
  'is refused with %j',
  (settings) => expect(() => weappEnvironment(settings)).toThrow('APP_HOST is missing'),
)
