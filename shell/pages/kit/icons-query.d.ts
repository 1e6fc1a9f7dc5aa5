declare module '@cairn/shared-contracts/icons?gallery' {
  export * from '@cairn/shared-contracts/icons';
}
