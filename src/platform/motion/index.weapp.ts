/** WeChat does not report this system setting to its pages. */
export const prefersLessMotion = (): boolean => false
