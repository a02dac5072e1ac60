/** The employee directory behind the IM client (LG-16). A code that is wrong, used or too old is null; not reachable throws. */
export interface IcomeProvider {
  employeeOf(code: string): Promise<{ empNo: string } | null>
}
