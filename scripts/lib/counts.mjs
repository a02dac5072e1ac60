/*
 * How many tests a runner ran, and why some failed, read from its own JSON report.
 */

/** Of `jest --json`. A file that could not run counts as one failure. */
export function jestCounts(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Of Playwright's json reporter. Errors outside of tests (a set-up that failed) count as failures. */
export function playwrightCounts(report) {
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0), skipped }
}

/** Sum of the steps; one that ran no tests of its own counts as one. */
export function sumCounts(results) {
  const sum = { passed: 0, failed: 0 }
  for (const { state, counts } of results) {
    if (state === 'skipped') continue
    if (counts) {
      sum.passed += counts.passed
      sum.failed += counts.failed
      // A runner that ends badly without a failed test (a crash) is a failure all the same.
      if (state === 'failed' && counts.failed === 0) sum.failed += 1
    } else if (state === 'passed') sum.passed += 1
    else sum.failed += 1
  }
  return sum
}

/** Characters of a failure's text: its reason and the place, not its whole page. */
const longest = 1500
const plain = (text) =>
  (text ?? '')
    .replace(/\u001b\[[0-9;]*m/g, '')
    .trim()
    .slice(0, longest)
const failureText = (title, place, reasons) => `${title}\n  ${place}\n${reasons.map(plain).join('\n')}`

/** One text for each failed test of `jest --json`, and for each file that could not run. */
export function jestFailures(report, root) {
  return report.testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const place = file.name.replace(`${root}/`, '')
      const failed = file.assertionResults.filter((one) => one.status === 'failed')
      if (failed.length === 0) return [failureText('the file could not run', place, [file.message])]
      return failed.map((one) =>
        failureText(one.fullName, one.location ? `${place}:${one.location.line}` : place, one.failureMessages),
      )
    })
}

/** One text for each failed flow of Playwright's json reporter, and for what failed outside of flows. */
export function playwrightFailures(report) {
  const flows = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(flows)]
  const failed = report.suites
    .flatMap(flows)
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const errors = spec.tests.flatMap((one) => one.results.at(-1)?.errors ?? [])
      return failureText(spec.title, `${spec.file}:${spec.line}`, [...new Set(errors.map((error) => error.message))])
    })
  const outside = (report.errors ?? []).map((error) => failureText('outside of the flows', '', [error.message]))
  return [...failed, ...outside]
}
