/// Nothing yet.
public enum TestSupport {}
