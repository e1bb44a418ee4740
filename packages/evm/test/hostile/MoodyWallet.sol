// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// @notice A wallet that takes coins as it feels: gladly, not at all, with all gas it is given, with a long or an endless
/// answer, or by calling back whom it is paid by.
contract MoodyWallet {
    uint256 public constant MOODS = 7;
    uint256 public constant GLAD = 0;
    uint256 public constant REFUSES = 1;
    uint256 public constant BURNS = 2;
    uint256 public constant ANSWERS_LONG = 3;
    uint256 public constant ANSWERS_A_MEGABYTE = 4;
    uint256 public constant REFUSES_WITH_A_MEGABYTE = 5;
    uint256 public constant CALLS_BACK = 6;

    uint256 public mood;
    bytes private _call;
    /// @notice Whether a call back was ever let through.
    bool public gotThrough;

    function setMood(uint256 mood_, bytes calldata call) external {
        (mood, _call) = (mood_ % MOODS, call);
    }

    receive() external payable {
        uint256 m = mood;
        require(m != REFUSES, "refused");
        if (m == CALLS_BACK) {
            (bool done,) = msg.sender.call(_call);
            if (done) gotThrough = true;
        }
        assembly {
            if eq(m, BURNS) { invalid() }
            if eq(m, ANSWERS_LONG) { return(0, 50000) }
            if eq(m, ANSWERS_A_MEGABYTE) { return(0, 1000000) }
            if eq(m, REFUSES_WITH_A_MEGABYTE) { revert(0, 1000000) }
        }
    }
}
