package androidx.fragment.app;

/** A stub. */
public abstract class FragmentManager {}
