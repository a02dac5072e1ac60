/*
 * How many tests a runner ran, read from its own JSON report.
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
