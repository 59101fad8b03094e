export const keys: { [name: string]: string };
