/** ms for which a page holds back what it has for what its parts still ask for. */
export const HOLD = 800
