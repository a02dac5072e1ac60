export declare function apiNames(): string[]
