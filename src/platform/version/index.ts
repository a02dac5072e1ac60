/** Version of the build, e.g. 0.1.0 (package.json). */
export const appVersion: string = __VERSION__
