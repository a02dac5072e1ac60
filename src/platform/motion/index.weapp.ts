/** WeChat does not tell its pages about this system setting. */
export const prefersLessMotion = (): boolean => false
