export const keys = /* @__PURE__ */ Object.fromEntries([
  ["checkout.date.done", "action.done"],
  ["checkout.date.nights", "app.nights"],
  ["checkout.date.title", "prompt.selectDate"],
]);
